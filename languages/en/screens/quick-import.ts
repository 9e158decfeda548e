/** Many contacts at once: pasted, from a file, or chosen on a phone. */
export const quickImport = {
  label: 'Quick Import',
  hint: 'Separate entries with commas, line breaks or spaces. Emails and phone numbers may be mixed.',
  import: 'Import Contacts',
  fromPhone: 'Choose from my phone',
  fromPhoneFailed: 'Your phone did not open its contacts. You can paste or type them here.',
  fromFile: 'Choose a file',
  fromFileFailed:
    'This file could not be read. Save your contacts as vCard (.vcf) or as CSV in UTF-8, and choose that file.',
  added: '{count, plural, =0 {No new contacts were added.} one {# contact added.} other {# contacts added.}}',
  already: '{count, plural, one {# was already in your list.} other {# were already in your list.}}',
  unread:
    '{count, plural, one {# entry could not be read and is still in the box.} other {# entries could not be read and are still in the box.}}',
  noRoom:
    '{count, plural, one {# entry did not fit} other {# entries did not fit}}: a memorial can have {limit, number} contacts.',
}
