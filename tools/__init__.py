"""What a checkout needs to run itself; no part of the package."""
