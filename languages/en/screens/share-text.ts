/**
 * What is sent when a memorial is passed on, in the memorial's language. A full stop follows,
 * or a colon and the link, which no message may hold: what sets it apart would become a part of it.
 */
export const shareText = {
  nobody: 'a loved one',
  title: 'Memorial for {name}',
  invitation:
    'Please join me in celebrating the life of {name}. View their memorial and share your own memories',
  /** After the invitation, where the link opens with a word. */
  word: 'It opens with a word, which I will tell you',
  short: 'Celebrating the life of {name}. Share your memories',
} as const
