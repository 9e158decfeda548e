/** The public memorial. */
export const view = {
  title: '{name}: a memorial',
  description:
    'Please join me in celebrating the life of {name}. View their memorial and share your own memories.',
  of: 'Celebrating the life of',
  beenHere: 'Been here before?',
  seeYours: 'To see what you have added:',
  logIn: 'Log in',
  portrait: 'Portrait of {name}',
  calendar: 'Add to calendar',
  map: 'See the map',
  message: 'A message from {host}',
  messageUnsigned: 'A message from the family',
  video: 'Video message',
  photos: 'Photos',
  photo: 'Photo {number, number} of {name}',
  stories: 'Stories',
  story: 'Story {number, number}',
  empty: 'Photos and stories will appear here as the family adds them.',
  cards: {
    label: 'Reply, contribute, donate',
    rsvp: 'RSVP',
    contribute: 'Contribute',
    donate: 'Donate',
  },
  unsaved: {
    title: 'Something here is not saved yet',
    text: 'A memorial on this device is not saved to your account. Logging out removes it from this device.',
    stay: 'Stay',
    logout: 'Log out and remove it',
  },
  missing: 'This memorial cannot be shown',
} as const
