"""What every method of the textbooks says."""
