/** What somebody began on a device that goes round, before it is shown. */
export const visitWhose = {
  title: 'Something was begun here',
  by: '<b>{name}</b> began a memory on this device and has not sent it. Is that you?',
  unsaid: 'Somebody began a memory on this device and has not sent it. Was that you?',
  goOn: 'Yes, go on with it',
} as const
