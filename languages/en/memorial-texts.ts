/** What screens and messages call the texts of a memorial. */
export const memorialTexts = { address: 'Address', details: 'Other details' } as const

/** Where they stand, for the look before sharing. */
export const placesOfTexts = {
  ADDRESS: 'In the place of the day',
  DETAILS: 'In the details of the day',
} as const
