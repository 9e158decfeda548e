/** What a device says of the product when it keeps it, and what stands in the place of a page while there is no network. */
export const offline = {
  description: 'Make and share an online memorial, step by step.',
  title: 'You are offline',
  kept: 'What you have typed is kept on this device.',
  help: 'This page needs the network. Please try again once you are connected.',
  day: 'The day',
  lastSeen: 'As the memorial said when you last opened it here.',
  steps: 'Go on with a memorial',
  slideshow: 'Open the slideshow',
} as const
