/** What is asked and told while something is saved, in the steps and on the edit screens alike. */
export const saving = {
  leave: {
    title: 'Unsaved Changes',
    body: 'Your changes on this step are not saved yet.',
    bodyScreen: 'Your changes here are not saved yet.',
    bodyAll: 'Your memorial has changes that are not saved yet.',
    bodyWord:
      'You chose that a word opens the memorial, and the word is not set yet. “Use this word” sets it; until then the memorial opens as before.',
    save: 'Save and leave',
    leave: 'Leave without saving',
    /** Shown by browsers that let a page choose the words. */
    unload: 'You have unsaved memorial information. Are you sure you want to leave?',
  },
  status: {
    saving: 'Saving to your account',
    unsaved: 'Not everything is saved yet',
    here: 'Saved on this device',
    onlyHere: 'Kept in this tab only',
  },
  /** While another tab of this browser edits. */
  otherTab: {
    title: 'The memorial is open in another tab',
    takenOver: 'You went on in another tab',
    help: 'It is changed in one tab at a time, so that nothing is lost. What you entered there is here, too.',
    goOnHere: 'Go on here',
  },
  slow: {
    title: 'This is taking longer than usual',
    help: 'It is tried again by itself. Nothing is lost: everything is still on this device.',
    offlineHelp:
      'It is saved by itself as soon as the connection is back. Nothing is lost: everything is still on this device.',
    stop: 'Stop trying',
  },
} as const
