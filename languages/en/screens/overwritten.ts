/** What was typed in this tab and replaced in another tab of the same browser. */
export const overwritten = {
  title: 'Replaced in another tab',
  body: 'You typed this here, and another tab of this browser replaced it. It is kept here until you decide.',
  putBack: 'Put mine back',
  putBackNamed: 'Put mine back: {part}',
  drop: 'Not needed',
  dropNamed: 'Not needed: {part}',
  done: 'Your words are back.',
} as const
