import sharp, { type SharpOptions } from 'sharp'
import { media } from '#contract/limits.ts'

// Files of strangers: only the loaders of the formats that are told by content, TIFF for our own HEIC pixels.
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

/** A file cut off on the way fails; so does one that would unpack into more than the product takes. */
export const loadOptions: SharpOptions = { limitInputPixels: media.photoPixels, failOn: 'error' }

export { sharp }
