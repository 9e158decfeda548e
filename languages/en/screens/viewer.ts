/** Photos one at a time, full screen. */
export const viewer = {
  label: 'Photos',
  position: '{number, number} of {total, number}',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  larger: 'Larger',
  whole: 'Whole photo',
} as const
