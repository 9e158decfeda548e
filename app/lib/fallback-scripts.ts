/** Why a page of the app shows plain words: no script, a browser that lacks what the app needs, scripts that fail. */
type FallbackReason = 'off' | 'old' | 'lost'

declare global {
  interface Window {
    /** Shows plain words in the place of the page, and leaves presses to the browser. Only pages with the router. */
    giveUp?: (reason: FallbackReason) => void
  }
}

/**
 * Stands first in the head of a page with the router, in words that every browser knows (ES5). The page comes with
 * `data-plain="off"` and so shows plain words (`plain.css`) unless this runs. It asks for what the browsers that we
 * promise brought last, and the app cannot do without; never for a name. (docs/browsers.md, docs/decisions/0171)
 */
export const fallbackScript = `(function(root){
var plain=root.hasAttribute('data-plain')
root.removeAttribute('data-plain')
window.giveUp=function(reason){
window.earlyPress='never'
if(plain)root.setAttribute('data-plain',reason)
}
if(![].toSpliced||!window.OffscreenCanvas)giveUp('old')
})(document.documentElement);`

/** Stands behind the plain words: what follows `#` belongs to the address and never reaches a server; and Copy. */
export const copyAddressScript = `(function(address,copy,said){
address.appendChild(document.createTextNode(location.hash))
copy.hidden=false
copy.onclick=function(){
getSelection().selectAllChildren(address)
if(document.execCommand('copy'))said.hidden=false
}
})(document.getElementById('plain-address'),document.getElementById('plain-copy'),document.getElementById('plain-copied'))`
