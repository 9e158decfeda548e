/** The step Contacts. */
export const contacts = {
  title: 'Who would you like to invite?',
  intro:
    'Family, friends, neighbours, the choir. Nobody hears from us until you send the invitations yourself.',
  list: {
    title: 'Contacts',
    email: 'Email {number, number}',
    phone: 'Phone {number, number}',
    contact: 'Contact {number, number}',
    placeholder: 'An email or a phone number',
    invalid: 'Must be a valid email or phone number',
    twice: 'Already in your list. Each person is invited once.',
    nameOff: '{name} stood beside the address before, and goes with it no longer.',
    keepName: 'Keep the name {name}',
    removeNamed: 'Remove {label}',
    removed: 'Contact removed',
    add: 'Add Another Contact',
    full: 'This is the most a memorial can have: {limit, number} contacts.',
  },
  summary: {
    invited: '{count, plural, one {# contact will be invited} other {# contacts will be invited}}',
    emails: '{count, plural, one {# email} other {# emails}}',
    phones: '{count, plural, one {# phone number} other {# phone numbers}}',
    kinds: '{emails}, {phones}',
    byText: 'A phone number gets the link as a text from your own phone.',
    none: 'You can also go on without contacts and invite people later.',
  },
  importDialog: {
    title: 'Import Contacts?',
    titleNone: 'Something is still in Quick Import',
    found:
      '{count, plural, one {One contact is still in Quick Import and not yet in your list.} other {# contacts are still in Quick Import and not yet in your list.}}',
    already:
      '{count, plural, one {What is still in Quick Import is already in your list.} other {All # contacts in Quick Import are already in your list.}}',
    unread:
      '{count, plural, one {This is neither an email nor a phone number, so it cannot be invited:} other {These # are neither emails nor phone numbers, so they cannot be invited:}}',
    unreadStays:
      '{count, plural, one {This could not be read. It stays in the box, and you can correct it later:} other {These # could not be read. They stay in the box, and you can correct them later:}}',
    noRoom:
      '{count, plural, one {This one does not fit} other {These # do not fit}}: a memorial can have {limit, number} contacts.',
    more: '{count, plural, one {and # more} other {and # more}}',
    ignore: 'No, ignore that information',
    use: 'Yes, use those contacts',
    goOn: 'Go on without it',
    back: 'Go back and correct it',
  },
  invalidDialog: {
    title: 'Some entries need a look',
    body: '{count, plural, one {This entry is not a valid email or phone number and cannot be invited:} other {These # entries are not valid emails or phone numbers and cannot be invited:}}',
    goOn: 'Go on without them',
    fix: 'Correct them',
  },
} as const
