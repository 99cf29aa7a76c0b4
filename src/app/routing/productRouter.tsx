import { reactRouterProvider as base, type RouterProvider, type RouterTo } from 'ra-core';
import { type ComponentProps, forwardRef, useCallback, useMemo } from 'react';
import { putBack, takeOut } from './privateSearch';
import { productPath } from './productPath';

/** Rewrites where react-admin wants to go into the product's addresses; what the product itself wrote passes untouched. */
function rewrite<T extends RouterTo | number>(to: T): T {
  if (typeof to === 'string') return productPath(to) as T;
  if (typeof to === 'object' && to.pathname !== undefined) return { ...to, pathname: productPath(to.pathname) };
  return to;
}

const Link = forwardRef<HTMLAnchorElement, ComponentProps<RouterProvider['Link']>>((props, ref) => (
  <base.Link {...props} ref={ref} to={rewrite(props.to)} />
));
Link.displayName = 'ProductLink';

function useNavigate(): ReturnType<RouterProvider['useNavigate']> {
  const navigate = base.useNavigate();
  return useCallback(
    (to, options) => {
      const { search, q } = takeOut(typeof to === 'object' ? (to.search ?? '') : '');
      if (q === undefined) return navigate(rewrite(to), options);
      return navigate({ ...(rewrite(to) as object), search }, { ...options, state: { ...options?.state, q } });
    },
    [navigate],
  );
}

function useLocation(): ReturnType<RouterProvider['useLocation']> {
  const location = base.useLocation();
  return useMemo(() => putBack(location), [location]);
}

/** A tabbed form asks for its root by react-admin's own addresses; it is answered by the product's. */
const formRoots: Record<string, RegExp | undefined> = {
  ':resource/create/*': /^.*\/new(?=\/|$)/,
  ':resource/:id/*': /^.*\/edit(?=\/|$)/,
};

const matchPath: RouterProvider['matchPath'] = (pattern, pathname) => {
  const asked = typeof pattern === 'string' ? { path: pattern } : pattern;
  const root = formRoots[asked.path];
  if (!root) return base.matchPath({ ...asked, path: productPath(asked.path) }, pathname);
  const pathnameBase = root.exec(pathname)?.[0];
  return pathnameBase === undefined ? null : { params: {}, pathname, pathnameBase };
};

/** react-router as react-admin sees it: its paths leave as the product's addresses. */
export const productRouter: RouterProvider = {
  ...base,
  Link,
  Navigate: (props) => <base.Navigate {...props} to={rewrite(props.to)} />,
  useNavigate,
  useLocation,
  useMatch: (pattern) => base.useMatch({ ...pattern, path: productPath(pattern.path) }),
  matchPath,
};
