import sharp from 'sharp'

/** Does not compress, so that the pixels fill the file and a cut goes through them. */
export const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
