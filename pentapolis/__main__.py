"""`python -m pentapolis`: the command line, also where its script is not found."""

from pentapolis.cli import main

if __name__ == "__main__":
    main()
