import { brand } from '#contract/brand.ts'

/** The screen Edit My Photos; its form speaks with the words of the step. */
export const editPhotos = {
  pageTitle: `Edit My Photos · ${brand.name}`,
  title: 'Edit My Photos',
  empty: 'No photos yet. Upload some photos to get started.',
  order: 'The page can show them in order of time, too.',
  chooseOrder: 'Choose the order',
  upload: 'Failed to upload photo: {file}{more, plural, =0 {} one { and # more} other { and # more}}',
  failed: 'Failed to save photos: {reason}',
  error: 'Error saving photos: {reason}',
  unknown: 'Unknown error',
  tryAgain: 'Please try again.',
  filmsBelow: 'Films have a place of their own, below the photos. You will find yours there.',
  noFilms: 'Films could not be loaded.',
  tryFilms: 'Try again',
} as const
