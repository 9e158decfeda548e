import type { ComponentType } from 'react'
import { MemoryFiles } from '../features/visitor-actions/contribute/MemoryFiles.tsx'
import { GiftCardField } from '../features/visitor-actions/donate/GiftCardField.tsx'
import { VisitorMenu } from '../features/visitor-actions/menu/VisitorMenu.tsx'
import { Programme } from '../features/visitor-actions/programme/Programme.tsx'

/** The components of a static page that are hydrated on the first touch. Props are JSON. */
export const registry = {
  visitorMenu: VisitorMenu,
  programme: Programme,
  giftCardField: GiftCardField,
  memoryFiles: MemoryFiles,
} satisfies Record<string, ComponentType<never>>

export type IslandName = keyof typeof registry
export type IslandProps<N extends IslandName> = Parameters<(typeof registry)[N]>[0]
