import { createElement, type SVGAttributes } from 'react'
import type { IconShape } from './Icon.tsx'

/** The data of an icon in a file of lucide-react. */
interface IconData {
  name: string
  aliases?: string[]
  size: number
  node: [tag: string, attributes: SVGAttributes<SVGElement> & { key: string }][]
}

/**
 * Creates an icon's component; replaces lucide's own function (scripts/bundle/plain-icons.ts), which reads a dozen
 * options, a context and names in three spellings at each render, none of which `Icon` needs. The class names are
 * lucide's: `base.css` uses them to mirror arrows.
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
