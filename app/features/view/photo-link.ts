import type { ViewerPhoto } from '../../ui/PhotoViewer.tsx'

/** Reads a link of the gallery or the wall: nothing is sent twice. */
export function photoOf(link: HTMLAnchorElement): ViewerPhoto {
  const image = link.querySelector('img')
  return {
    href: link.href,
    alt: image?.alt ?? '',
    caption: link.querySelector('[data-caption]')?.textContent ?? '',
    from: link.dataset.from ?? '',
    width: Number(image?.getAttribute('width')),
    height: Number(image?.getAttribute('height')),
    sources: [...link.querySelectorAll('source')].map(({ type, srcset }) => ({ type, srcSet: srcset })),
  }
}
