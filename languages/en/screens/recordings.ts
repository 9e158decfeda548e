/** A voice or film in a memory, as everybody sees it. */
export const recordings = {
  hear: 'Hear {name}',
  hearAnonymous: 'Hear a voice',
  watch: 'A film from {name}',
  watchAnonymous: 'A film',
  said: 'What is said',
  preparing: 'This recording is being prepared. It can be played in a moment.',
  failed: 'This recording cannot be played. Please add another copy.',
  unplayable: 'This browser cannot play the recording. It can be saved and opened with another program.',
  save: 'Save the recording',
  withSound: 'With its sound in the slideshow; otherwise it is silent there',
  writeDown: 'Write down what is said',
  changeWords: 'Change what is said',
  saving: 'Saving',
  changed: 'Somebody else wrote this down meanwhile. Saving again replaces it:',
  nothingThere: 'Somebody else took the words away meanwhile. Saving again puts yours there.',
} as const
