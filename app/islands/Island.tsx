import type { ComponentType } from 'react'
import { useIsStatic } from '../root.tsx'
import { IslandMessages } from './IslandMessages.tsx'
import { type IslandName, type IslandProps, registry } from './registry.ts'

// import.meta.env.SSR is false in the client build, so react-dom/server never reaches the browser.
const renderToString = import.meta.env.SSR ? (await import('react-dom/server')).renderToString : undefined

/**
 * In a static page: HTML of a React root of its own, with its props beside it, alive after the first touch.
 * In a hydrated page: a plain component.
 */
export function Island<N extends IslandName>({ name, props }: { name: N; props: IslandProps<N> }) {
  const Component = registry[name] as ComponentType<object>
  const isStatic = useIsStatic()
  if (!isStatic || !renderToString)
    return (
      <div>
        <Component {...props} />
      </div>
    )
  const html = renderToString(
    <IslandMessages>
      <Component {...props} />
    </IslandMessages>,
    { identifierPrefix: name },
  )
  // The HTML is React's own output of our own component: everything in it is escaped already.
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React one line above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
