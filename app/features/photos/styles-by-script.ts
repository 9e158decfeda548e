import { Plugin } from '@dnd-kit/abstract'
import { type DragDropManager, StyleInjector } from '@dnd-kit/dom'

/**
 * Puts what dnd-kit's plugins style while something is dragged into a sheet made by script. By itself dnd-kit writes style
 * elements, which the policy of a kept page refuses: it names its own by their hashes (docs/decisions/0247). Stands before
 * the plugins that have styles.
 */
export class StylesByScript extends Plugin<DragDropManager> {
  constructor(manager: DragDropManager) {
    super(manager)
    const styles = new Set<string>()
    const injector = manager.registry.plugins.get(StyleInjector)
    if (injector)
      injector.register = (rules) => {
        styles.add(rules)
        return () => styles.delete(rules)
      }
    this.registerEffect(() => {
      const { status } = manager.dragOperation
      if (!status.initializing && !status.initialized) return
      // Not by lib/adopt-sheet: what stands on that would bring all of this along (scripts/bundle/chunk-groups.ts).
      const sheet = new CSSStyleSheet()
      sheet.replaceSync([...styles].join('\n'))
      document.adoptedStyleSheets.push(sheet)
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
      }
    })
  }
}
