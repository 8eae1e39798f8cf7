import { useLocation as useRouterLocation } from 'react-router-dom';
import type { Location } from 'react-router-dom';

/** The part of React Router that remotes use; one copy per page, provided by the host. */
export {
  Link,
  matchPath,
  Navigate,
  Route,
  Routes,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps } from 'react-router-dom';

/** The address of the page and its state. The same object where the customer comes back to an address; its entry is `useEntryKey`. */
export const useLocation: () => Omit<Location, 'key'> = useRouterLocation;
