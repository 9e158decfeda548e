/** In place of a memorial that a word opens. */
export const visitLocked = {
  pageTitle: 'A word opens this memorial',
  title: 'A word opens this memorial',
  text: 'The family has chosen a word, so that only those they have told can come in.',
  label: 'The word',
  help: 'Capital letters and accents make no difference. This device will remember it.',
  open: 'Open',
  wrong: 'This is not the word. Please look at it again, or ask the family.',
  later: 'Our server is busy right now. Please try again in a few moments.',
  tomorrow:
    'This was tried too often today. Please ask the family for the word and try again tomorrow, or ask them for an invitation: its link needs no word.',
  ask: 'If you do not have it, please ask the family, or whoever sent you the link.',
  looking: 'Opening the memorial',
} as const
