import { Plugin } from '@dnd-kit/abstract'
import { type DragDropManager, StyleInjector } from '@dnd-kit/dom'

/**
 * Collects the styles of dnd-kit's plugins into a constructed style sheet during a drag. By itself dnd-kit adds style
 * elements, which the content security policy of a cached page refuses, because that names allowed styles by their
 * hashes (docs/decisions/0019). Must be listed before the plugins that have styles.
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
      // Does not use lib/adopt-sheet, whose users would then load all of this too (scripts/bundle/chunk-groups.ts).
      const sheet = new CSSStyleSheet()
      sheet.replaceSync([...styles].join('\n'))
      document.adoptedStyleSheets.push(sheet)
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
      }
    })
  }
}
