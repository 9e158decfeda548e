import type { ViewerPhoto } from '../../ui/PhotoViewer.tsx'

/** Reads a photo's data from its link in the gallery or the wall, so that the page need not contain it twice. */
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
