'use strict'

// The reference has colours for the dark of its own, under a class.
const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', follow)
follow()

const place = document.getElementById('reference')
window.SwaggerUIBundle({
  url: place.dataset.document,
  domNode: place,
  presets: [window.SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  // A key is never written to the browser's storage.
  persistAuthorization: false,
  // No badge of a validator elsewhere.
  validatorUrl: null,
})
