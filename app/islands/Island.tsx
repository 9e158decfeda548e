import type { ComponentType } from 'react'
import { useIsStatic } from '../root.tsx'
import { IslandMessages } from './IslandMessages.tsx'
import { type IslandName, type IslandProps, registry } from './registry.ts'

// import.meta.env.SSR is false in the client build, so react-dom/server never reaches the browser.
const renderToString = import.meta.env.SSR ? (await import('react-dom/server')).renderToString : undefined

/**
 * In a static page: server-rendered HTML with its props, hydrated as a React root of its own on the first touch. In a
 * page with the router: a plain component.
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
  // The HTML is React's own output and therefore escaped.
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React just above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
