import type { ReactNode } from 'react';

/** 20 px line icon, hidden from assistive technology: the control that holds it has a name. */
function Icon({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      {children}
    </svg>
  );
}

export const MenuIcon = () => (
  <Icon>
    <path d="M3 5h14M3 10h14M3 15h14" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="9" cy="9" r="5" />
    <path d="m13 13 4 4" />
  </Icon>
);

export const SunIcon = () => (
  <Icon className="when-light">
    <circle cx="10" cy="10" r="3.5" />
    <path d="M10 2v2m0 12v2M2 10h2m12 0h2M4.3 4.3l1.4 1.4m8.6 8.6 1.4 1.4m0-11.4-1.4 1.4m-8.6 8.6-1.4 1.4" />
  </Icon>
);

export const MoonIcon = () => (
  <Icon className="when-dark">
    <path d="M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5Z" />
  </Icon>
);

export const SystemIcon = () => (
  <Icon className="when-system">
    <circle cx="10" cy="10" r="7" />
    <path className="solid" d="M10 3a7 7 0 0 1 0 14Z" />
  </Icon>
);

export const GitHubIcon = () => (
  <Icon>
    <path d="M7 18v-5C2 12 2 7 4 5V2l3 1.5q3-1 6 0L16 2v3c2 2 2 7-3 8v5m-6-2c-3 1-3-2-5-2" />
  </Icon>
);

/** The mark: a hexagon, as in chemistry, that holds a prompt; one corner is the finding. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg className="logo" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d="M16 2.5 27.7 9.25v13.5L16 29.5 4.3 22.75V9.25Z" />
      <path d="m11 11 5 5-5 5M17.5 21.5h5" />
      <circle className="logo-finding" cx="27.7" cy="9.25" r="3.7" />
    </svg>
  );
}
