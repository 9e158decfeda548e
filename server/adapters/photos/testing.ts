import sharp from 'sharp'

/** Cannot be compressed, so that the pixels fill the file and a cut hits them. */
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
