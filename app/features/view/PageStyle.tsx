import type { Media } from '#contract/media.ts'
import { usePageAssets } from '../../page-assets.tsx'

/**
 * What only this memorial's photos know: their shapes and their placeholders. One style element that the
 * page's policy names (by nonce, or by hash once the page is kept), since style attributes are refused.
 */
export function PageStyle({ photos }: { photos: Media[] }) {
  const { nonce } = usePageAssets()
  const rules = photos.map(ruleFor).join('')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of numbers and checked data URIs only
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: rules }} />
}

function ruleFor({ uuid, width, height, placeholder }: Media): string {
  const ratio = width && height ? Math.min(3, Math.max(0.4, width / height)).toFixed(3) : '1.333'
  const stand = placeholder && SAFE_DATA_URI.test(placeholder) ? `--placeholder:url(${placeholder})` : ''
  return `#${photoId(uuid)}{--ratio:${ratio};${stand}}`
}

/** Nothing that could end the style element or the rule. */
const SAFE_DATA_URI = /^data:image\/(?:webp|png|jpeg|avif);base64,[A-Za-z0-9+/=]+$/

export const photoId = (uuid: string) => `photo-${uuid}`
