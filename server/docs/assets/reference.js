'use strict'

const place = document.getElementById('reference')

// The reference has its own images for dark colours, under a class.
const dark = matchMedia('(prefers-color-scheme: dark)')
const followDark = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', followDark)
followDark()

// Screen readers miss names and order in the reference, so this adds them each time it is drawn.
function addNames() {
  for (const heading of place.querySelectorAll('h3, h4, h5, h6')) {
    heading.setAttribute('role', 'heading')
    heading.setAttribute('aria-level', String(Number(heading.tagName[1]) - 1))
  }
  for (const field of place.querySelectorAll('select, input, textarea')) {
    if (field.labels?.length || field.hasAttribute('aria-label')) continue
    const row = field.closest('[data-param-name]')
    const kind = field.classList.contains('examples-select-element') ? 'Example for ' : ''
    field.setAttribute('aria-label', row ? kind + row.dataset.paramName : 'Choice')
  }
  for (const button of place.querySelectorAll('.close-modal')) button.setAttribute('aria-label', 'Close')
  for (const button of place.querySelectorAll('.modal-btn[aria-label]')) button.removeAttribute('aria-label')
  for (const box of place.querySelectorAll('pre')) box.tabIndex = 0
}

new MutationObserver(addNames).observe(place, { childList: true, subtree: true })

// The address /docs/api#fund_portfolio opens that endpoint.
function openNamed() {
  const name = location.hash.slice(1)
  const operation = /^\w+$/.test(name) && place.querySelector(`.opblock[id$="-${name}"]`)
  if (!operation) return
  if (!operation.classList.contains('is-open')) operation.querySelector('.opblock-summary-control').click()
  operation.scrollIntoView()
}

addEventListener('hashchange', openNamed)

// The page already has the title and the landmarks, so the reference shows only the key and the endpoints.
const bareLayout = ({ React: { createElement: draw } }) => ({
  components: {
    BareLayout: ({ getComponent, specSelectors }) => {
      const loading = specSelectors.loadingStatus()
      if (loading === 'success') {
        const parts = ['SvgAssets', 'AuthorizeBtnContainer', 'operations']
        const drawn = parts.map((name) => draw(getComponent(name, name !== 'SvgAssets'), { key: name }))
        return draw('div', { className: 'swagger-ui' }, drawn)
      }
      const failed = loading === 'failed' || loading === 'failedConfig'
      return draw('p', { role: 'status' }, failed ? 'The description of the API did not come.' : 'Loading …')
    },
  },
})

window.SwaggerUIBundle({
  url: place.dataset.document,
  domNode: place,
  presets: [window.SwaggerUIBundle.presets.apis],
  plugins: [bareLayout],
  layout: 'BareLayout',
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  syntaxHighlight: { activated: false },
  // The reference never writes a key to the browser's storage.
  persistAuthorization: false,
  // A badge would ask a validator on another server.
  validatorUrl: null,
  // The event comes before the endpoints are drawn.
  onComplete: () => requestAnimationFrame(openNamed),
})
