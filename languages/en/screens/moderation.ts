import { brand } from '#contract/brand.ts'

/** The screen of somebody who only looks after what others add to a memorial. */
export const moderation = {
  pageTitle: `What others add · ${brand.name}`,
  title: 'What others add',
  overline: 'What others add to the memorial of',
  waiting:
    '{count, plural, =0 {Nothing waits for you. Thank you for looking after it.} one {One memory waits for you. Nobody else sees it until somebody approves it.} other {# memories wait for you. Nobody else sees them until somebody approves them.}}',
  paper: 'Add a memory on paper',
  emptyTitle: 'Nothing has been added yet',
  emptyText: 'What people write, and their photos, will appear here for you to look at.',
  loading: 'Reading what others added',
  missing: 'You do not look after this memorial any more, or it was deleted.',
  profile: 'Go to your profile',
  leave: {
    ask: 'Stop looking after it',
    title: 'Stop looking after what others add?',
    text: 'You will no longer see what waits, or be able to remove anything. The owner is told, and can ask you again.',
    confirm: 'Stop',
    confirming: 'One moment…',
  },
} as const
