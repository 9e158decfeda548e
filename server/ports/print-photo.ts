/** A photo for print: a local JPEG, upright and in sRGB. Sizes are its own, in pixels. */
export interface PrintPhoto {
  path: string
  width: number
  height: number
  caption: string
}
