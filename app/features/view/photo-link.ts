import type { ViewerPhoto } from '../../ui/PhotoViewer.tsx'

/** The same of a film, from its place on the page. Its still has the size of the film; without one the film has it. */
export function filmOf(place: HTMLElement): ViewerPhoto {
  const still = place.querySelector('img')
  const video = place.querySelector('video')
  const sized = still ?? video
  return {
    href: still?.src ?? '',
    alt: place.dataset.film ?? '',
    caption: place.querySelector('[data-caption]')?.textContent ?? '',
    width: Number(sized?.getAttribute('width')),
    height: Number(sized?.getAttribute('height')),
    sources: [],
    film: [...(video?.querySelectorAll('source') ?? [])].map(({ src, type }) => ({ src, type })),
  }
}

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
