"""What `./dev` calls to check the project itself. Not part of the package that users install."""
