import { brand } from '#contract/brand.ts'

/** The screen Edit My Photos; its form speaks with the words of the step. */
export const editPhotos = {
  pageTitle: `Edit My Photos · ${brand.name}`,
  title: 'Edit My Photos',
  empty: 'No photos yet. Upload some photos to get started.',
  upload: 'Failed to upload photo: {file}{more, plural, =0 {} one { and # more} other { and # more}}',
  failed: 'Failed to save photos: {reason}',
  error: 'Error saving photos: {reason}',
  unknown: 'Unknown error',
  tryAgain: 'Please try again.',
} as const
