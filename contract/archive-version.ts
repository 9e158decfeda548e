/** Of `afterglow.json`. Raised when an archive of before cannot be read in the same way; columns that are new need nothing. */
export const ARCHIVE_VERSION = 1
