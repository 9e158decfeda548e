import { createElement, type SVGAttributes } from 'react'
import type { IconShape } from './Icon.tsx'

/** What a file of lucide-react says of its icon. */
interface IconData {
  name: string
  aliases?: string[]
  size: number
  node: [tag: string, attributes: SVGAttributes<SVGElement> & { key: string }][]
}

/**
 * Makes the component of an icon, in the place of lucide's own function (scripts/bundle/plain-icons.ts): that one reads
 * a dozen options, a context and names in three spellings at each render, of which `Icon` uses none. The classes are
 * lucide's, by which `base.css` turns arrows round.
 */
export default function createIcon({ name, aliases = [], size, node }: IconData): IconShape {
  const names = [name, ...aliases].map((one) => `lucide-${one}`).join(' ')
  const drawing = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: 24,
    height: 24,
    viewBox: `0 0 ${size} ${size}`,
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const
  return ({ className, ...given }) =>
    createElement(
      'svg',
      { ...drawing, ...given, className: `lucide ${names} ${className}` },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
