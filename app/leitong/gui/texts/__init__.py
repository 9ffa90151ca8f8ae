"""The two texts of a comparison, side by side: panes, ribbon, overviews, match list and find bar."""
