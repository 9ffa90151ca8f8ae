"""From prints to proved pairs: candidates, their proof, and what is remembered of both."""
