# Starts a program that can read and run what it is told, and nothing else: no other file, no write, no socket, no look at
# other processes. The kernel holds it, by Landlock and seccomp, each where it has it; the program cannot give itself more.
#
#   perl runtime/confine.pl -r FOLDER -x FILE -w FILE … -- PROGRAM WORDS…    -r reads, -x reads and runs, -w reads and writes
#   perl runtime/confine.pl --kernel                                         says which of the two this kernel has
#
# It is Perl because that can call the kernel and is part of every Debian: nothing has to be compiled.
use strict;
use warnings;
use Fcntl qw(O_RDONLY O_NONBLOCK);
use POSIX ();

my ($NO_NEW_PRIVS, $GET_SECCOMP, $SET_SECCOMP, $FILTER) = (38, 21, 22, 2);
my ($CREATE_RULESET, $ADD_RULE, $RESTRICT_SELF) = (444, 445, 446);
my ($EXECUTE, $WRITE_FILE, $READ_FILE, $READ_DIR) = (1 << 0, 1 << 1, 1 << 2, 1 << 3);

# Numbers of the calls that nothing here needs: sockets, other processes, mounts, modules, clocks, keys, eBPF, io_uring and
# other namespaces. The first is prctl, the second the name of the architecture in a filter.
my %MACHINES = (
  x86_64 => [
    157, 0xC000003E, 41 .. 43, 49, 50, 288, 101, 310, 311, 312, 438, 440, 165, 166, 155, 161, 428 .. 433, 442, 167, 168,
    169, 170, 171, 163, 164, 227, 159, 305, 103, 172, 173, 175, 176, 313, 246, 320, 321, 298, 248 .. 250, 323,
    425 .. 427, 272, 308, 179, 304, 133, 259,
  ],
  aarch64 => [
    167, 0xC00000B7, 198, 200 .. 203, 242, 117, 270, 271, 272, 438, 440, 40, 39, 41, 51, 428 .. 433, 442, 224, 225, 142,
    161, 162, 89, 170, 112, 171, 266, 116, 105, 106, 273, 104, 294, 280, 241, 217 .. 219, 282, 425 .. 427, 97, 268, 60,
    265, 33,
  ],
);
my ($prctl, $architecture, @refused) = @{ $MACHINES{ (POSIX::uname())[4] } // [] };

sub fail { die "confine: $_[0]: $!\n" }

sub landlock_version {
  return 0 unless defined $prctl;
  my $version = syscall($CREATE_RULESET, 0, 0, 1);
  return $version < 1 ? 0 : $version;
}

sub has_seccomp { return defined $prctl && syscall($prctl, $GET_SECCOMP, 0, 0, 0, 0) >= 0 }

sub restrict_files {
  my ($version, @rules) = @_;
  # What a kernel does not know yet it would refuse to hold.
  my $handled = (1 << 13) - 1;
  $handled |= 1 << 13 if $version >= 2;
  $handled |= 1 << 14 if $version >= 3;
  my $attributes = pack('Q', $handled);
  $attributes .= pack('Q', 3) if $version >= 4;
  $attributes .= pack('Q', 3) if $version >= 6;
  my $ruleset = syscall($CREATE_RULESET, $attributes, length $attributes, 0);
  fail('no rules') if $ruleset < 0;
  for my $rule (@rules) {
    my ($access, $path) = @$rule;
    # What is not there needs no rule.
    sysopen(my $place, $path, O_RDONLY | O_NONBLOCK) or next;
    my $allowed = -d $place ? $access | $READ_DIR : $access;
    my $beneath = pack('Q l', $allowed, fileno $place);
    fail($path) if syscall($ADD_RULE, $ruleset, 1, $beneath, 0) != 0;
  }
  fail('Landlock') if syscall($RESTRICT_SELF, $ruleset, 0) != 0;
}

sub refuse_calls {
  my $operation = sub { pack('S C C L', @_) };
  my ($load, $equal, $at_least, $return) = (0x20, 0x15, 0x35, 0x06);
  my ($allow, $refuse) = (0x7fff0000, 0x00050000 | POSIX::EPERM);
  my @filter = (
    $operation->($load, 0, 0, 4),
    $operation->($equal, 1, 0, $architecture),
    $operation->($return, 0, 0, $refuse),
    $operation->($load, 0, 0, 0),
    # The calls of x32, which have numbers of their own.
    $operation->($at_least, 0, 1, 0x40000000),
    $operation->($return, 0, 0, $refuse),
    map({ ($operation->($equal, 0, 1, $_), $operation->($return, 0, 0, $refuse)) } @refused),
    $operation->($return, 0, 0, $allow),
  );
  my $program = pack('S x6 P', scalar @filter, join('', @filter));
  fail('seccomp') if syscall($prctl, $SET_SECCOMP, $FILTER, $program, 0, 0) != 0;
}

if (@ARGV == 1 && $ARGV[0] eq '--kernel') {
  my @has = (landlock_version() ? 'landlock' : (), has_seccomp() ? 'seccomp' : ());
  print "@has\n";
  exit 0;
}

my %ACCESS = ('-r' => $READ_FILE, '-x' => $READ_FILE | $EXECUTE, '-w' => $READ_FILE | $WRITE_FILE);
my @rules;
while (@ARGV && $ARGV[0] ne '--') {
  my ($how, $path) = splice @ARGV, 0, 2;
  push @rules, [$ACCESS{$how} // die("confine: $how is no access\n"), $path // die("confine: $how has no path\n")];
}
shift @ARGV;
die "confine: there is no program\n" unless @ARGV;

if (defined $prctl) {
  fail('new privileges') if syscall($prctl, $NO_NEW_PRIVS, 1, 0, 0, 0) != 0;
  my $version = landlock_version();
  restrict_files($version, @rules) if $version;
  refuse_calls() if has_seccomp();
}
exec { $ARGV[0] } @ARGV or fail($ARGV[0]);
