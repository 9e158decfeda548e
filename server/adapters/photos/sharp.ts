import sharp, { type SharpOptions } from 'sharp'
import { media } from '#contract/limits.ts'

// For untrusted files: only the loaders of the formats we detect, and TIFF for our own HEIC pixels.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadTiff',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

/** Truncated files fail, and so do files that would decode to more pixels than allowed. */
export const loadOptions: SharpOptions = { limitInputPixels: media.photoPixels, failOn: 'error' }

export { sharp }
