import { useEffect } from 'react'
import { adoptSheet } from '#app/lib/adopt-sheet.ts'
import type { Media } from '#contract/media.ts'
import { usePageAssets } from '../../page-assets.tsx'
import { ratioOf } from './gallery-shape.ts'

/**
 * Styles that depend on this memorial: its photos' aspect ratios and placeholders, and `others` that few pages need. One style element, which the content
 * security policy allows by nonce, or by hash for a cached page; style attributes are refused.
 */
export function PageStyle({ photos, others = '' }: { photos: Media[]; others?: string }) {
  const { nonce } = usePageAssets()
  const rules = others + photos.map(ruleFor).join('')

  // In the browser: the policy refuses a style element, but allows a sheet made by script.
  useEffect(() => {
    const sheet = adoptSheet()
    sheet?.replaceSync(rules)
    return () => {
      if (sheet) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [rules])

  if (rules === '' || !import.meta.env.SSR) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of numbers, checked data URIs and our own sheets only
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: rules }} />
}

function ruleFor(photo: Media): string {
  const { uuid, placeholder } = photo
  const stand = placeholder && SAFE_DATA_URI.test(placeholder) ? `--placeholder:url(${placeholder})` : ''
  return `#${photoId(uuid)}{--ratio:${ratioOf(photo).toFixed(3)};${stand}}`
}

/** Excludes anything that could end the style element or the rule. */
const SAFE_DATA_URI = /^data:image\/(?:webp|png|jpeg|avif);base64,[A-Za-z0-9+/=]+$/

export const photoId = (uuid: string) => `photo-${uuid}`
