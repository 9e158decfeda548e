/** What the viewer shows of one photo; read from the page, so nothing is sent twice. */
export interface ViewerPhoto {
  href: string
  alt: string
  caption: string
  width: number
  height: number
  sources: { type: string; srcSet: string }[]
}

/** Reads a gallery link. */
export function photoOf(link: HTMLAnchorElement): ViewerPhoto {
  const image = link.querySelector('img')
  return {
    href: link.href,
    alt: image?.alt ?? '',
    caption: link.textContent?.trim() ?? '',
    width: Number(image?.getAttribute('width')),
    height: Number(image?.getAttribute('height')),
    sources: [...link.querySelectorAll('source')].map(({ type, srcset }) => ({ type, srcSet: srcset })),
  }
}
