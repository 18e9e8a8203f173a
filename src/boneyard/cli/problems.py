"""What went wrong, in plain words: errors of the engine and of the operating system."""

from __future__ import annotations

from boneyard.content.words import say
from boneyard.errors import BoneyardError

OF_FILES = {
    FileNotFoundError: "error-no-file",
    FileExistsError: "error-file-exists",
    IsADirectoryError: "error-is-folder",
    PermissionError: "error-not-allowed",
}


def in_words(problem: Exception, language: str) -> str:
    """One line that says what is wrong.

    >>> in_words(FileNotFoundError(2, "No such file or directory", "x.txt"), "en")
    'there is no file x.txt'
    """
    if isinstance(problem, BoneyardError):
        return problem.reason(language)
    if isinstance(problem, UnicodeError):
        return say(language, "error-not-text")
    if not isinstance(problem, OSError) or problem.strerror is None:
        return str(problem)
    if problem.filename is None:
        return problem.strerror
    file = str(problem.filename)
    message = OF_FILES.get(type(problem))
    if message is None:
        return say(language, "told", what=file, text=problem.strerror)
    return say(language, message, file=file)
