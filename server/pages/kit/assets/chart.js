// Says each value of a picture: the one nearest to a pointer, and each by arrow keys.
const titleOf = (shape) => shape?.querySelector(':scope > title')?.textContent
const off = (from, at, to) => Math.max(from - at, 0, at - to)
for (const box of document.querySelectorAll('.plot, .treemap, .icicle, .whole-bar')) {
  const plot = box.querySelector('[data-x]')
  const shapes = plot ? [] : [...box.querySelectorAll('title')].map((each) => each.parentElement)
  const xs = plot?.dataset.x.split(' ')
  const texts =
    plot?.dataset.said.split('|') ??
    shapes.map((shape) => [titleOf(shape.parentElement.closest('g')), titleOf(shape)].filter(Boolean).join(' · '))
  const last = texts.length - 1
  box.insertAdjacentHTML('afterend', '<output class="said"></output>')
  plot?.insertAdjacentHTML('beforeend', '<i class="cursor"></i>')
  let at = -1
  let fresh
  const show = (next) => {
    if (!(next in texts)) return
    shapes[at]?.classList.remove('told')
    at = next
    box.nextSibling.textContent = texts[at]
    shapes[at]?.classList.add('told')
    if (plot) plot.lastChild.style.left = `${xs[at] / 10}%`
  }
  const point = ({ clientX, clientY, target }) => {
    const measure = (shape) => {
      const { left, right, top, bottom } = (shape.querySelector('circle, line') ?? shape).getBoundingClientRect()
      return shape.contains(target) ? -1 : off(left, clientX, right) + off(top, clientY, bottom)
    }
    const { left, width } = (plot ?? box).getBoundingClientRect()
    const far = xs?.map((x) => Math.abs(x / 1000 - (clientX - left) / width)) ?? shapes.map(measure)
    show(far.lastIndexOf(Math.min(...far)))
  }
  box.onpointermove = point
  // A first tap shows the value; the second one follows the link.
  box.onpointerdown = (event) => {
    const was = at
    point(event)
    fresh = event.pointerType === 'touch' && at !== was
  }
  box.onclick = (event) => {
    if (fresh) event.preventDefault()
  }
  box.addEventListener('focusin', ({ target }) => {
    if (target.matches(':focus-visible'))
      show(plot ? (at < 0 ? last : at) : shapes.findIndex((shape) => target.contains(shape)))
  })
  if (!box.querySelector('a')) (plot ?? box).tabIndex = 0
  box.onkeydown = (event) => {
    const next = { ArrowRight: at + 1, ArrowLeft: at < 0 ? last : at - 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    show(next)
  }
}
