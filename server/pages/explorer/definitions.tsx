/**
 * Hatches and the logo, which pictures refer to. A browser does not draw what a hidden element defines, so this one has
 * no size instead.
 */
export const DEFINITIONS = (
  <svg class="definitions" width="0" height="0" aria-hidden="true" focusable="false">
    <defs>
      <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line class="hatch" x1="0" y1="0" x2="0" y2="7" />
      </pattern>
      <pattern id="hatch-of-paper" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line class="hatch-of-paper" x1="0" y1="0" x2="0" y2="7" />
      </pattern>
      <symbol id="logo" viewBox="0 0 32 32">
        <rect width="32" height="32" rx="7" class="logo-ground" />
        <path d="M7 9H25M7 16H20M7 23H14q4 0 4-4" class="logo-lines" />
      </symbol>
    </defs>
  </svg>
)
